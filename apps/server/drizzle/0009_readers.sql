ALTER TABLE "files" ADD COLUMN "reader" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "readers_lost" integer DEFAULT 0 NOT NULL;
