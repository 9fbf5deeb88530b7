CREATE TABLE "books" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exported_rows" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"file_id" uuid NOT NULL,
	"exported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exported_rows_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "kept_mappings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"shape" text NOT NULL,
	"export_format" text NOT NULL,
	"sealed_name" text,
	"sealed" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_mappings_shape" UNIQUE("user_id","shape","export_format")
);
--> statement-breakpoint
CREATE TABLE "label_choices" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"sealed" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "label_choices_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sealed_labels" "bytea";--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_rows" ADD CONSTRAINT "exported_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_mappings" ADD CONSTRAINT "kept_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_choices" ADD CONSTRAINT "label_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exported_rows_at" ON "exported_rows" USING btree ("exported_at");