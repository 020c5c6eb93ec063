import { appPaths } from '../access/app-paths.ts'
import { unbuilt, type Page, type PageRules } from './page.ts'

const signInRules = {
  app: 'site',
  layout: 'login',
  guards: ['redirectIsAuthCookies'],
  portals: 'all',
  shows: [],
  in_sitemap: false,
  crawl: 'closed',
} as const satisfies PageRules
const own = { ...signInRules, layout: 'default', guards: ['auth'] } as const satisfies PageRules

/** Sign-in, sign-out and pages about the person (SES). */
export const accountPages = {
  login: { ...signInRules, pattern: appPaths.login, made: 'static', stays_open: 'always' },
  forgotPassword: { ...signInRules, pattern: '/forgot-password', made: 'static', stays_open: 'always' },
  register: {
    ...signInRules,
    pattern: '/register',
    made: 'static',
    guards: ['redirectInHousePortal', 'hasMarketable', 'redirectIsAuthCookies'],
    portals: 'selling',
  },
  resetPassword: {
    ...signInRules,
    pattern: '/reset-password',
    made: 'static',
    guards: ['checkTokenResetPass'],
    stays_open: 'always',
    on_slug_host: true,
  },
  dashboard: { ...own, pattern: appPaths.dashboard, made: 'static' },
  profileSettings: {
    ...own,
    pattern: appPaths.profileSettings,
    made: 'static',
    stays_open: 'in_setup',
    menu: { title: 'Profile', in: ['account'], icon: 'user' },
  },
  transcript: {
    ...own,
    pattern: '/profile/transcript',
    made: 'static',
    menu: { title: 'Transcript', in: ['account', 'learn'], icon: 'list' },
  },
  taxExemption: { ...own, pattern: '/profile/tax-exemption', made: 'static' },
  security: {
    ...own,
    pattern: appPaths.security,
    made: 'static',
    stays_open: 'in_setup',
    menu: { title: 'Security', in: ['account'], icon: 'shield' },
  },
} as const satisfies Readonly<Record<string, Page>>

export const accountUnbuilt = unbuilt({ ...own, guards: ['redirectToDashboard'] }, ['/profile'])
