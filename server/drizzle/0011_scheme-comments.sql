CREATE TABLE "scheme_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheme_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_scheme" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"scheme" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_scheme_of_account" UNIQUE("account_id","scheme")
);
--> statement-breakpoint
ALTER TABLE "scheme_comment" ADD CONSTRAINT "scheme_comment_key_shared_scheme_key_fk" FOREIGN KEY ("key") REFERENCES "public"."shared_scheme"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_scheme" ADD CONSTRAINT "shared_scheme_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheme_comment_key" ON "scheme_comment" USING btree ("key");