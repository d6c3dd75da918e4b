CREATE TABLE "app_report" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"loads" integer DEFAULT 0 NOT NULL,
	"failures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"times" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failing_visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "app_report_app_version_at_pk" PRIMARY KEY("app","version","at"),
	CONSTRAINT "app_report_loads" CHECK ("app_report"."loads" >= 0)
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "staff" boolean DEFAULT false NOT NULL;