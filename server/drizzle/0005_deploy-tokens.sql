CREATE TABLE "deploy_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"remote" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "deploy_token_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "deploy_token_hashed" CHECK ("deploy_token"."token_hash" ~ '^[0-9a-f]{64}$')
);
