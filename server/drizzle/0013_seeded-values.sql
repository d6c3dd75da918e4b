CREATE TABLE "seeded_product" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "seeded_hash" text;--> statement-breakpoint
ALTER TABLE "seeded_product" ADD CONSTRAINT "seeded_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;