CREATE TABLE "removed_product" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"series" text,
	"model" text NOT NULL,
	"model_key" text NOT NULL,
	"name" text NOT NULL,
	"attrs" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"series_level" boolean NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reason" text,
	"replacement_id" integer,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_product" ADD CONSTRAINT "removed_product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_product" ADD CONSTRAINT "removed_product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_product_brand" ON "removed_product" USING btree ("brand_id");