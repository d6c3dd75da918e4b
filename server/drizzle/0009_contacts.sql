CREATE TABLE "contact_code" (
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"guesses" integer NOT NULL,
	CONSTRAINT "contact_code_purpose_target_pk" PRIMARY KEY("purpose","target")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "verified_phone" text;--> statement-breakpoint
CREATE INDEX "contact_code_expires" ON "contact_code" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_email_unique" UNIQUE("email");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_verifiedPhone_unique" UNIQUE("verified_phone");