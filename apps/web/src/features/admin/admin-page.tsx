import { useState } from 'react';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { BlogTab } from './blog-tab.tsx';
import { FilesTab } from './files-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { UsersTab } from './users-tab.tsx';

const TABS = [
  { id: 'overview', label: 'Overview', Content: OverviewTab },
  { id: 'users', label: 'Users', Content: UsersTab },
  { id: 'files', label: 'Files', Content: FilesTab },
  { id: 'blog', label: 'Blog', Content: BlogTab },
  { id: 'analytics', label: 'Analytics', Content: AnalyticsTab },
  { id: 'settings', label: 'Settings', Content: SettingsTab },
] as const;

/** /admin, for admins; the tab stands in the address. */
export default function AdminPage() {
  const [tab, setTab] = useState(() => TABS.find(({ id }) => `#${id}` === location.hash)?.id ?? 'overview');
  const show = (id: string) => {
    const chosen = TABS.find((each) => each.id === id);
    if (chosen === undefined) return;
    history.replaceState(null, '', `#${id}`);
    setTab(chosen.id);
  };
  return (
    <Page title="Admin" lead="The service, its users and their files.">
      <Tabs
        label="Administration"
        value={tab}
        onChange={show}
        tabs={TABS.map(({ id, label, Content }) => ({ id, label, content: <Content /> }))}
      />
    </Page>
  );
}
