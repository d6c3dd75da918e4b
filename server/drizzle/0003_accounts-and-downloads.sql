CREATE TABLE "download_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "download_grant" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"version_ids" integer[] NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "download_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category_id" integer,
	"format" text NOT NULL,
	"position" integer NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "download_item_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "download_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"version" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"source_hash" text NOT NULL,
	"notes" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "download_version_of_item" UNIQUE("item_id","version"),
	CONSTRAINT "download_version_hash" CHECK ("download_version"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "download_version_size" CHECK ("download_version"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "download_event" ADD CONSTRAINT "download_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_event" ADD CONSTRAINT "download_event_version_id_download_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."download_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_grant" ADD CONSTRAINT "download_grant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_item" ADD CONSTRAINT "download_item_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_version" ADD CONSTRAINT "download_version_item_id_download_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."download_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_event_account" ON "download_event" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "download_event_grant" ON "download_event" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "download_grant_account" ON "download_grant" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "download_grant_expires" ON "download_grant" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "download_item_type" ON "download_item" USING btree ("type");