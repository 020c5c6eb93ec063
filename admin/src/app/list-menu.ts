import type { MenuGroup } from '@portico/shared/access/staff-menu.ts'
import { resources } from '@portico/shared/resources/resources.ts'

const catalog = resources.filter(({ noun }) => noun === 'lists')
const content = resources.filter(({ noun }) => noun !== 'lists')
const entries = (lists: typeof resources) =>
  lists.map(({ name, title, noun, icon }) => ({
    title,
    path: `/portals/${name}`,
    icon,
    action: `${noun}.read` as const,
  }))

/** The menu of the declared reference lists (REF-001). */
export const listMenu: readonly MenuGroup[] = [
  { title: 'Catalog lists', entries: entries(catalog) },
  { title: 'Content', entries: entries(content) },
]
