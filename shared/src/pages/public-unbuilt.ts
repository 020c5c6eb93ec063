import { unbuilt, type Page } from './page.ts'
import { selling, sellingOnCore } from './selling.ts'

/** Shop and marketing pages of the specification that are not implemented yet; marketing pages belong to the core portal (OP-22). */
export const publicUnbuilt: readonly Page[] = [
  ...unbuilt({ ...selling, guards: ['redirectPublicPage', 'redirectHasBlog'] }, ['/knowledge', '/knowledge/:slug']),
  ...unbuilt(sellingOnCore, ['/learning-management-system', '/scorm-courseware']),
]
