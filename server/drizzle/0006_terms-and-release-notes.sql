CREATE TABLE "terms_acceptance" (
	"account_id" integer NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptance_account_id_version_pk" PRIMARY KEY("account_id","version")
);
--> statement-breakpoint
-- They live for two hours and know no login.
DELETE FROM "download_grant";--> statement-breakpoint
ALTER TABLE "download_grant" ADD COLUMN "session_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "download_version" ADD COLUMN "stated" jsonb;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_grant" ADD CONSTRAINT "download_grant_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_grant_session" ON "download_grant" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "download_grant" DROP COLUMN "revoked_at";