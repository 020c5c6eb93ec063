import { demoFaqCategories, demoFaqs } from './faq.ts'
import type { DemoFaq, DemoFaqCategory } from './types.ts'

/** A portal's FAQ entries and the categories that have any. Portals that sell nothing get no entries about buying. */
export function faqOfPortal({ sells }: { sells: boolean }): { categories: DemoFaqCategory[]; entries: DemoFaq[] } {
  const isTold = ({ told_by }: { told_by?: 'shops' | 'in_house' }) =>
    told_by === undefined || told_by === (sells ? 'shops' : 'in_house')
  const entries = demoFaqs.filter(isTold)
  const categories = demoFaqCategories.filter(
    (category) => isTold(category) && entries.some((entry) => entry.category === category.slug),
  )
  return { categories, entries }
}
