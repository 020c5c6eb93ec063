// A search engine in our own types. Only the files next to this one know which engine answers and how it is called.

/** A condition on a document field; for a list field, one matching value is enough. */
export type SearchFilter = { field: string } & (
  | { is: number }
  | { any_of: readonly string[] }
  | { at_least: number }
  | { at_most: number }
  | { in_one_of: readonly { from: number; to: number | null }[] }
)
export type SearchOrder = { field: string; direction: 'asc' | 'desc' }

/** A query of one index. Every word must match, typos allowed; filters combine with AND. */
export type SearchQuery = {
  index: string
  words: readonly string[]
  filters: readonly SearchFilter[]
  /** Fields to count the values of, over all matches. */
  facets: readonly string[]
  /** The requested page of documents, from 1; without it only facets are counted. */
  page?: { number: number; size: number; order: readonly SearchOrder[]; fields: readonly string[] }
}

/** `total` counts the matches on all pages; 0 if no page was requested. */
export type SearchResult<Document> = {
  documents: Document[]
  total: number
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export type RankingRule = 'order' | 'words' | 'typos' | 'proximity' | 'field' | 'exactness' | SearchOrder

export type IndexSettings = {
  /** In descending order of weight. */
  searched_fields: readonly string[]
  filter_fields: readonly string[]
  order_fields: readonly string[]
  /** Fields that a result may contain. */
  returned_fields: readonly string[]
  /** Ranking rules, the strongest first; `order` is the order requested by the query. */
  ranking: readonly RankingRule[]
  /** The minimum word lengths at which one and two typos are tolerated. */
  typos: { one_from: number; two_from: number; in_numbers: boolean }
  most_facet_values: number
  /** Hits beyond this number cannot be paged to. */
  most_hits: number
}

/**
 * Writes are searchable once their promise resolves. Every call rejects with SearchEngineUnavailable if the engine does not answer, with SearchEngineRejected
 * if it rejects the request, else with the engine's own error.
 */
export type SearchEngine = {
  isHealthy: () => Promise<boolean>
  /** Gives up after 1.5 s, since visitors are waiting. Returns one result per query, in order. */
  search: <Document extends object>(queries: readonly SearchQuery[]) => Promise<SearchResult<Document>[]>
  /** Returns null if there is no such index. */
  countDocuments: (index: string) => Promise<number | null>
  /** Returns null if there is no such document or index. */
  readDocument: <Document extends object>(index: string, id: string) => Promise<Document | null>
  /** Creates an empty index of documents with an `id`, deleting any existing index of that name. */
  createIndex: (index: string, settings: IndexSettings) => Promise<void>
  /** Adds documents, or replaces those with the same `id`; creates the index if needed. */
  upsert: (index: string, documents: readonly object[]) => Promise<void>
  remove: (index: string, ids: readonly number[]) => Promise<void>
  /** Gives index `from` the name `to` in one step and deletes the index that had that name. */
  replaceIndex: (names: { from: string; to: string }) => Promise<void>
}

/** The engine did not answer, or not in time. */
export class SearchEngineUnavailable extends Error {}

/** The engine rejected the request right away: a missing index, a wrong key, a malformed query. */
export class SearchEngineRejected extends Error {}
