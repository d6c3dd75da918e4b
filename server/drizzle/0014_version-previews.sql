CREATE TABLE "version_preview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "version_preview_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "version_preview_hashed" CHECK ("version_preview"."secret_hash" ~ '^[0-9a-f]{64}$')
);
