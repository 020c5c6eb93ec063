import type { Meilisearch } from 'meilisearch'
import type { Services } from '../kernel/services.ts'
import { orNull, settled } from './index-client.ts'
import { indexMark, indexName } from './index-settings.ts'

type Marker = { id: string; mark: string }
const markers = (client: Meilisearch) => client.index<Marker>('portico_markers')

/** How many courses the index knows; null when there is none, or one of another installation, or of older settings. */
export async function indexedCourses(client: Meilisearch, services: Pick<Services, 'secrets'>): Promise<number | null> {
  const [marker, stats] = await Promise.all([
    orNull(markers(client).getDocument(indexName)),
    orNull(client.index(indexName).getStats()),
  ])
  return marker?.mark === indexMark(services) ? (stats?.numberOfDocuments ?? null) : null
}

/** Says that the index is whole: the last step of filling it. */
export const markIndex = (client: Meilisearch, services: Pick<Services, 'secrets'>): Promise<void> =>
  settled(markers(client).addDocuments([{ id: indexName, mark: indexMark(services) }], { primaryKey: 'id' }))
