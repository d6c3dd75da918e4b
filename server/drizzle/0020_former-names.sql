ALTER TABLE "brand" ADD COLUMN "former_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "former_series" jsonb DEFAULT '{}'::jsonb NOT NULL;