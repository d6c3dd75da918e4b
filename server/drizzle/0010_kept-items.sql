CREATE TABLE "kept_item" (
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"place" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_item_account_id_list_key_pk" PRIMARY KEY("account_id","list","key")
);
--> statement-breakpoint
ALTER TABLE "kept_item" ADD CONSTRAINT "kept_item_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;