// Every page and its address. What names a state (claim, filter, playhead) stands in the query or the hash of these.
import type { ComponentType } from 'react';
import { onDemand } from '../parts/on-demand.tsx';

export type Page = { readonly path: string; readonly Page: ComponentType };

export const pages: readonly Page[] = [
  { path: '/', Page: onDemand(async () => (await import('../pages/ask/AskPage.tsx')).AskPage) },
  { path: '/login', Page: onDemand(async () => (await import('../pages/login/LoginPage.tsx')).LoginPage) },
  { path: '/runs/:run', Page: onDemand(async () => (await import('../pages/report/ReportPage.tsx')).ReportPage) },
  { path: '/runs/:run/evidence', Page: onDemand(async () => (await import('../pages/evidence/EvidencePage.tsx')).EvidencePage) },
  { path: '/archive', Page: onDemand(async () => (await import('../pages/archive/ArchivePage.tsx')).ArchivePage) },
  { path: '/jobs/:job', Page: onDemand(async () => (await import('../pages/run/JobPage.tsx')).JobPage) },
  { path: '/runs/:run/work', Page: onDemand(async () => (await import('../pages/run/WorkPage.tsx')).WorkPage) },
  { path: '/compare', Page: onDemand(async () => (await import('../pages/compare/ComparePage.tsx')).ComparePage) },
  { path: '/compare/:a/:b', Page: onDemand(async () => (await import('../pages/compare/ComparePage.tsx')).ComparePage) },
  { path: '/settings', Page: onDemand(async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage) },
  { path: '/knowledge', Page: onDemand(async () => (await import('../pages/knowledge/KnowledgePage.tsx')).KnowledgePage) },
  { path: '/audit', Page: onDemand(async () => (await import('../pages/audit/AuditPage.tsx')).AuditPage) },
  { path: '/gallery', Page: onDemand(async () => (await import('../pages/gallery/GalleryPage.tsx')).GalleryPage) },
];
