CREATE TABLE "site_alarm" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_alarm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app" text NOT NULL,
	"version" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"target" text NOT NULL,
	"event" text NOT NULL,
	"content" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivery_target_event_pk" PRIMARY KEY("target","event")
);
--> statement-breakpoint
ALTER TABLE "deploy_token" ADD COLUMN "scopes" text[] DEFAULT '{read,publish,preview,promote,rollback,kill,gc}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "deploy_token" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_report" ADD COLUMN "visitors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "site_alarm_open" ON "site_alarm" USING btree ("app","version") WHERE "site_alarm"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "site_alarm_since" ON "site_alarm" USING btree ("since");