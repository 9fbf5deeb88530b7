CREATE TABLE "billing_accounts" (
	"user_id" text NOT NULL,
	"realm" text NOT NULL,
	"customer_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"plan_given" text DEFAULT 'free' NOT NULL,
	"has_used_trial" boolean DEFAULT false NOT NULL,
	"subscription_id" text,
	"subscribed_plan" text,
	"status" text,
	"trial_ends_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"ends_then" boolean DEFAULT false NOT NULL,
	"grace_ends_at" timestamp with time zone,
	"card" text,
	CONSTRAINT "billing_accounts_user_id_realm_pk" PRIMARY KEY("user_id","realm"),
	CONSTRAINT "billing_accounts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"realm" text NOT NULL,
	"number" text,
	"status" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"plan" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"account" jsonb NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_grace" ON "billing_accounts" USING btree ("grace_ends_at");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invoices_paid" ON "invoices" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "sandbox_customers_due" ON "sandbox_customers" USING btree ("due_at");