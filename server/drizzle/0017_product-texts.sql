CREATE TABLE "product_text" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"made_from" text NOT NULL,
	"part_number" text NOT NULL,
	"names" text NOT NULL,
	"remarks" text NOT NULL,
	"grams" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_text_part_number" ON "product_text" USING btree ("part_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_text_grams" ON "product_text" USING gin ("grams") WITH (fastupdate=false);