// Every page and its address. What names a state (claim, filter, playhead) stands in the query or the hash of these.
import { lazy, type ComponentType } from 'react';

export type Page = { readonly path: string; readonly Page: ComponentType };

export const pages: readonly Page[] = [
  { path: '/', Page: lazy(async () => ({ default: (await import('../pages/ask/AskPage.tsx')).AskPage })) },
  { path: '/login', Page: lazy(async () => ({ default: (await import('../pages/login/LoginPage.tsx')).LoginPage })) },
  { path: '/runs/:run', Page: lazy(async () => ({ default: (await import('../pages/report/ReportPage.tsx')).ReportPage })) },
  { path: '/runs/:run/evidence', Page: lazy(async () => ({ default: (await import('../pages/evidence/EvidencePage.tsx')).EvidencePage })) },
  { path: '/archive', Page: lazy(async () => ({ default: (await import('../pages/archive/ArchivePage.tsx')).ArchivePage })) },
  { path: '/jobs/:job', Page: lazy(async () => ({ default: (await import('../pages/run/JobPage.tsx')).JobPage })) },
  { path: '/runs/:run/work', Page: lazy(async () => ({ default: (await import('../pages/run/WorkPage.tsx')).WorkPage })) },
  { path: '/compare', Page: lazy(async () => ({ default: (await import('../pages/compare/ComparePage.tsx')).ComparePage })) },
  { path: '/compare/:a/:b', Page: lazy(async () => ({ default: (await import('../pages/compare/ComparePage.tsx')).ComparePage })) },
  { path: '/settings', Page: lazy(async () => ({ default: (await import('../pages/settings/SettingsPage.tsx')).SettingsPage })) },
  { path: '/knowledge', Page: lazy(async () => ({ default: (await import('../pages/knowledge/KnowledgePage.tsx')).KnowledgePage })) },
  { path: '/audit', Page: lazy(async () => ({ default: (await import('../pages/audit/AuditPage.tsx')).AuditPage })) },
  { path: '/gallery', Page: lazy(async () => ({ default: (await import('../pages/gallery/GalleryPage.tsx')).GalleryPage })) },
];
