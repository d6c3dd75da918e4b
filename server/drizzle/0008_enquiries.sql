CREATE TABLE "enquiry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"products" jsonb NOT NULL,
	"scheme" text NOT NULL,
	"copy" boolean NOT NULL,
	"notified_at" timestamp with time zone,
	"copied_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	CONSTRAINT "enquiry_reachable" CHECK ("enquiry"."email" <> '' or "enquiry"."phone" <> '')
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_created" ON "enquiry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiry_next_try" ON "enquiry" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "enquiry_account" ON "enquiry" USING btree ("account_id");