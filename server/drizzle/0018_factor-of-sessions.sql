ALTER TABLE "session" ADD COLUMN "factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "offered_factor" text;