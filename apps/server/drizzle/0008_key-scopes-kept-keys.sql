ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{read,convert,export}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "scopes" DROP DEFAULT;--> statement-breakpoint
CREATE TABLE "kept_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
