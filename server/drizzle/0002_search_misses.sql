CREATE TABLE "search_miss" (
	"query" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_miss_query_length" CHECK (char_length("search_miss"."query") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX "search_miss_last" ON "search_miss" USING btree ("last_at");