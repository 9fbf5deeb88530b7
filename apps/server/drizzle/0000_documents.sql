CREATE TABLE "extractions" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"original_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"status" text NOT NULL,
	"problem_code" text,
	"problem_message" text,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"page_count" integer,
	"max_pages" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"wrapped_key" "bytea",
	"sealed_password" "bytea",
	"charged_period" text,
	"kind" text,
	"verdict" text,
	"export_format" text,
	"has_csv" boolean DEFAULT false NOT NULL,
	"sealed_mapping" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"owner_id" text NOT NULL,
	"period" text NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "usage_owner_id_period_pk" PRIMARY KEY("owner_id","period")
);
--> statement-breakpoint
ALTER TABLE "extractions" ADD CONSTRAINT "extractions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner_created" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_owner_fingerprint" ON "files" USING btree ("owner_id","fingerprint");--> statement-breakpoint
CREATE INDEX "files_expires" ON "files" USING btree ("expires_at");