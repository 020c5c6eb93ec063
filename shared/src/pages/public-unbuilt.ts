import { unbuilt, type Page } from './page.ts'
import { selling } from './selling.ts'

/** Shop pages of the specification that are not implemented yet. */
export const publicUnbuilt: readonly Page[] = [
  ...unbuilt({ ...selling, guards: ['redirectPublicPage', 'redirectHasBlog'] }, ['/knowledge', '/knowledge/:slug']),
]
