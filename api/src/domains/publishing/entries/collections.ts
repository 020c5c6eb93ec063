import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { agency } from './agency.ts'
import { author } from './author.ts'
import { ceTopic } from './ce-topic.ts'
import type { Collection } from './collection.ts'
import { language } from './language.ts'
import { provider } from './provider.ts'
import { providerTopic } from './provider-topic.ts'
import { state } from './state.ts'
import { topic } from './topic.ts'
import { trainingOption } from './training-option.ts'

/** Every collection of courses with pages of its own, by family. */
export const collections: Readonly<Record<CollectionFamily, Collection>> = {
  agency,
  author,
  'ce-topic': ceTopic,
  language,
  provider,
  'provider-topic': providerTopic,
  state,
  topic,
  'training-option': trainingOption,
}
