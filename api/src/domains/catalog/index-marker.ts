import type { SearchEngine } from '../../adapters/search-engine/search-engine.ts'
import type { Services } from '../../kernel/services.ts'
import { indexMark, indexName } from './index-settings.ts'

type Marker = { id: string; mark: string }
const markers = 'portico_markers'

/** Number of courses in the index; null if there is no index, or one of another installation or with older settings. */
export async function indexedCourses(
  engine: SearchEngine,
  services: Pick<Services, 'secrets'>,
): Promise<number | null> {
  const [marker, count] = await Promise.all([
    engine.readDocument<Marker>(markers, indexName),
    engine.countDocuments(indexName),
  ])
  return marker?.mark === indexMark(services) ? count : null
}

/** Marks the index as complete; the last step of filling it. */
export const markIndex = (engine: SearchEngine, services: Pick<Services, 'secrets'>): Promise<void> =>
  engine.upsert(markers, [{ id: indexName, mark: indexMark(services) } satisfies Marker])
