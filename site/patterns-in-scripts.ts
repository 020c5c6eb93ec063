import type { AstroUserConfig } from 'astro'
import { sitePages } from '@portico/shared/pages/site-pages.ts'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

const registry = /import \{ sitePages, type SitePageName \} from '\.\/site-pages\.ts'/
const patterns = Object.fromEntries(Object.entries(sitePages).map(([name, { pattern }]) => [name, { pattern }]))

/** Page scripts only need URL patterns for links, so this keeps guards, menus and the rest of the page registry out of them. */
export const patternsInScripts = (): Plugin => ({
  name: 'patterns-in-scripts',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !id.endsWith('/shared/src/pages/link-to.ts')) return null
    if (!registry.test(code)) throw new Error('link-to.ts reads the registry in another way than scripts expect')
    const narrowed = `import type { sitePages as declared, SitePageName } from './site-pages.ts'\nconst sitePages: typeof declared = ${JSON.stringify(patterns)}`
    return { code: code.replace(registry, narrowed), map: null }
  },
})
