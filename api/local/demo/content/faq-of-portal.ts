import { demoFaqCategories, demoFaqs } from './faq.ts'
import type { DemoFaq, DemoFaqCategory } from './types.ts'

/** The questions of a portal, with the categories that have some: where nothing is sold, nobody reads about buying. */
export function faqOfPortal({ sells }: { sells: boolean }): { categories: DemoFaqCategory[]; entries: DemoFaq[] } {
  const isTold = ({ told_by }: { told_by?: 'shops' | 'in_house' }) =>
    told_by === undefined || told_by === (sells ? 'shops' : 'in_house')
  const entries = demoFaqs.filter(isTold)
  const categories = demoFaqCategories.filter(
    (category) => isTold(category) && entries.some((entry) => entry.category === category.slug),
  )
  return { categories, entries }
}
