import { agencies } from './agencies.ts'
import { articleCategories } from './article-categories.ts'
import { authors } from './authors.ts'
import { bundles } from './bundles.ts'
import { faq } from './faq.ts'
import { features } from './features.ts'
import { languages } from './languages.ts'
import { organizations } from './organizations.ts'
import { partnerAuthors } from './partner-authors.ts'
import { partnerFaq } from './partner-faq.ts'
import { partnerFeatures } from './partner-features.ts'
import { partnerOptions } from './partner-options.ts'
import { partnerPages } from './partner-pages.ts'
import { partners } from './partners.ts'
import { promoButtons } from './promo-buttons.ts'
import { questionCategories } from './question-categories.ts'
import { renewalRequirements } from './renewal-requirements.ts'
import type { Resource } from './resource.ts'
import { schedules } from './schedules.ts'
import { states } from './states.ts'
import { subtitles } from './subtitles.ts'
import { synonyms } from './synonyms.ts'
import { tags } from './tags.ts'
import { topics } from './topics.ts'
import { trainingOptions } from './training-options.ts'

const all = [
  bundles,
  topics,
  agencies,
  states,
  languages,
  trainingOptions,
  schedules,
  renewalRequirements,
  tags,
  synonyms,
  authors,
  organizations,
  subtitles,
  features,
  questionCategories,
  faq,
  articleCategories,
  promoButtons,
  partners,
  partnerPages,
  partnerFeatures,
  partnerFaq,
  partnerAuthors,
  partnerOptions,
] as const
export type ResourceName = (typeof all)[number]['name']

/** Every reference list, in menu order (REF-001). */
export const resources: readonly (Resource & { name: ResourceName })[] = all

/** Returns the list with that name; throws if it is not declared. */
export function resourceOf(name: string): Resource & { name: ResourceName } {
  const found = resources.find((resource) => resource.name === name)
  if (!found) throw new Error(`there is no list "${name}"`)
  return found
}
