CREATE TABLE "article" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category_id" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tags" jsonb NOT NULL,
	"published" date NOT NULL,
	"updated" date NOT NULL,
	"references" jsonb NOT NULL,
	"cover_svg" text,
	"reading_minutes" integer NOT NULL,
	"html" text NOT NULL,
	"toc" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"seeded" boolean DEFAULT false NOT NULL,
	"content_hash" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_slug_unique" UNIQUE("slug"),
	CONSTRAINT "article_id_positive" CHECK ("article"."id" > 0)
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_category_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_id_article_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_category_id" ON "article" USING btree ("category_id");