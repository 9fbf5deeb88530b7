import {
  type AdminAnalytics,
  type AdminFiles,
  type AdminListQuery,
  type AdminStats,
  type AdminUser,
  type AdminUserChange,
  type AdminUsers,
  type AnalyticsRange,
  adminAnalyticsSchema,
  adminFilesSchema,
  adminStatsSchema,
  adminUserSchema,
  adminUsersSchema,
  type BlogPost,
  type BlogPostChange,
  blogPostSchema,
  blogPostsSchema,
  blogPreviewSchema,
  deletedSchema,
  type NewBlogPost,
  paths,
  pathTo,
  type SettingsChange,
  type SystemSettings,
  systemSettingsSchema,
} from '@tieout/contract';
import { callJson } from './call.ts';

/** The overview, with every part of the service tried just now. */
export function fetchAdminStats(): Promise<AdminStats> {
  return callJson(adminStatsSchema, paths.adminStats);
}

/** A page of everybody's accounts. */
export function fetchUsers(query: AdminListQuery): Promise<AdminUsers> {
  return callJson(adminUsersSchema, `${paths.adminUsers}?${searchOf(query)}`);
}

/** Changes an account's name, plan, quota or standing; answers the account as it then is. */
export function changeUser(userId: string, change: AdminUserChange): Promise<AdminUser> {
  return callJson(adminUserSchema, pathTo(paths.adminUser, { userId }), { method: 'PATCH', json: change });
}

/** Everybody's files. */
export function fetchAllFiles(query: AdminListQuery): Promise<AdminFiles> {
  return callJson(adminFilesSchema, `${paths.adminFiles}?${searchOf(query)}`);
}

/** Deletes a file, whosever it is. */
export async function deleteAnyFile(id: string): Promise<void> {
  await callJson(deletedSchema, pathTo(paths.adminFile, { id }), { method: 'DELETE' });
}

/** All posts, drafts too. */
export async function fetchAllPosts(): Promise<BlogPost[]> {
  return (await callJson(blogPostsSchema, paths.adminBlog)).posts;
}

/** Keeps a new post. */
export function createPost(post: NewBlogPost): Promise<BlogPost> {
  return callJson(blogPostSchema, paths.adminBlog, { json: post });
}

/** Changes a post, or publishes it. */
export function changePost(id: string, change: BlogPostChange): Promise<BlogPost> {
  return callJson(blogPostSchema, pathTo(paths.adminBlogPost, { id }), { method: 'PATCH', json: change });
}

/** Deletes a post. */
export async function deletePost(id: string): Promise<void> {
  await callJson(deletedSchema, pathTo(paths.adminBlogPost, { id }), { method: 'DELETE' });
}

/** Markdown as readers would see it, made harmless by the server. */
export async function previewPost(content: string): Promise<string> {
  return (await callJson(blogPreviewSchema, paths.adminBlogPreview, { json: { content } })).html;
}

/** The service's figures by day. */
export function fetchServiceDays(range: AnalyticsRange): Promise<AdminAnalytics> {
  return callJson(adminAnalyticsSchema, `${paths.adminAnalytics}?range=${range}`);
}

/** What the service is switched to. */
export function fetchSystemSettings(): Promise<SystemSettings> {
  return callJson(systemSettingsSchema, paths.adminSettings);
}

/** Switches the service; answers all settings as they then are. */
export function changeSystemSettings(change: SettingsChange): Promise<SystemSettings> {
  return callJson(systemSettingsSchema, paths.adminSettings, { method: 'PATCH', json: change });
}

function searchOf(query: AdminListQuery): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value ?? '')]),
  );
}
