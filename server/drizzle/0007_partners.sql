CREATE TABLE "embed_origin_usage" (
	"day" date NOT NULL,
	"caller" text NOT NULL,
	"origin" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"limited" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "embed_origin_usage_day_caller_origin_pk" PRIMARY KEY("day","caller","origin")
);
--> statement-breakpoint
CREATE TABLE "embed_usage" (
	"day" date NOT NULL,
	"caller" text NOT NULL,
	"call" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"limited" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "embed_usage_day_caller_call_pk" PRIMARY KEY("day","caller","call")
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"per_minute" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_name_unique" UNIQUE("name"),
	CONSTRAINT "partner_per_minute" CHECK ("partner"."per_minute" > 0)
);
--> statement-breakpoint
CREATE TABLE "partner_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "partner_key_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "partner_key_hashed" CHECK ("partner_key"."key_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "partner_key" ADD CONSTRAINT "partner_key_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;