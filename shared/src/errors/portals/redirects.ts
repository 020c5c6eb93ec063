import type { ErrorArea } from '../error-area.ts'

export const redirectsErrors = {
  'redirects.same_path': { status: 422, message: 'A path can’t redirect to itself.' },
  'redirects.page_exists': {
    status: 422,
    message: 'This portal has a page at that path. Only a path without a page can redirect.',
  },
  'redirects.exists': { status: 422, message: 'That path already redirects. Remove its redirect first.' },
  'redirects.leads_on': { status: 422, message: 'That path redirects itself. Enter the page that it leads to.' },
  'redirects.no_page': { status: 422, message: 'This portal has no page at that path.' },
} as const satisfies ErrorArea
