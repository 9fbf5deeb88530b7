ALTER TABLE "files" ADD COLUMN "edit_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "correction_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "sequence" integer;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "action" text DEFAULT 'edit' NOT NULL;--> statement-breakpoint
UPDATE "edits" SET "action" = 'gone' WHERE "is_undone";--> statement-breakpoint
UPDATE "edits" SET "sequence" = "numbered"."sequence" FROM (SELECT "id", row_number() OVER (PARTITION BY "file_id" ORDER BY "id") AS "sequence" FROM "edits") AS "numbered" WHERE "edits"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "edits" ALTER COLUMN "sequence" SET NOT NULL;--> statement-breakpoint
UPDATE "files" SET "edit_sequence" = "made"."last", "correction_count" = "made"."in_force" FROM (SELECT "file_id", max("sequence") AS "last", count(*) FILTER (WHERE NOT "is_undone") AS "in_force" FROM "edits" GROUP BY "file_id") AS "made" WHERE "files"."id" = "made"."file_id";--> statement-breakpoint
CREATE UNIQUE INDEX "edits_file_sequence" ON "edits" USING btree ("file_id","sequence");--> statement-breakpoint
DROP INDEX "edits_file";--> statement-breakpoint
CREATE TABLE "edit_states" (
	"file_id" uuid NOT NULL,
	"after" integer NOT NULL,
	"is_checkpoint" boolean DEFAULT false NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "edit_states_file_id_after_pk" PRIMARY KEY("file_id","after")
);
--> statement-breakpoint
ALTER TABLE "edit_states" ADD CONSTRAINT "edit_states_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
