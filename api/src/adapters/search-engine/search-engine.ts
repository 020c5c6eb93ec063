// A search engine in our own words: which one answers, and how it is asked, only the files beside this one know.

/** A condition on a field of the documents; for a field that holds a list, any of its values counts. */
export type SearchFilter = { field: string } & (
  | { is: number }
  | { any_of: readonly string[] }
  | { at_least: number }
  | { at_most: number }
  | { in_one_of: readonly { from: number; to: number | null }[] }
)
export type SearchOrder = { field: string; direction: 'asc' | 'desc' }

/** A question to one index. Every word must be found, typos allowed; the filters narrow each other. */
export type SearchQuery = {
  index: string
  words: readonly string[]
  filters: readonly SearchFilter[]
  /** Fields whose values are counted among all that is found. */
  facets: readonly string[]
  /** The page of documents that is wanted, from 1; without it only the facets are counted. */
  page?: { number: number; size: number; order: readonly SearchOrder[]; fields: readonly string[] }
}

/** `total` counts what all pages hold; 0 where no page was asked for. */
export type SearchResult<Document> = {
  documents: Document[]
  total: number
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export type RankingRule = 'order' | 'words' | 'typos' | 'proximity' | 'field' | 'exactness' | SearchOrder

export type IndexSettings = {
  /** By weight, the first counts most. */
  searched_fields: readonly string[]
  filter_fields: readonly string[]
  order_fields: readonly string[]
  /** What an answer may hold. */
  returned_fields: readonly string[]
  /** What decides between two documents, the strongest first; `order` is the order that the question asks for. */
  ranking: readonly RankingRule[]
  /** The shortest words, in letters, in which one typo and two typos are forgiven. */
  typos: { one_from: number; two_from: number; in_numbers: boolean }
  most_facet_values: number
  /** The hit after which there are no more pages. */
  most_hits: number
}

/**
 * What is written is searchable once a promise is fulfilled. Every call rejects with SearchEngineAway when nobody answers,
 * with SearchEngineRefused when the answer is no, else with the engine's own error.
 */
export type SearchEngine = {
  isHealthy: () => Promise<boolean>
  /** Gives up after 1.5 s: visitors wait for it. One result a query, in their order. */
  search: <Document extends object>(queries: readonly SearchQuery[]) => Promise<SearchResult<Document>[]>
  /** Null where there is no such index. */
  countDocuments: (index: string) => Promise<number | null>
  /** Null where there is no such document, or no such index. */
  readDocument: <Document extends object>(index: string, id: string) => Promise<Document | null>
  /** Makes an empty index of documents with an `id`; one of that name goes first. */
  createIndex: (index: string, settings: IndexSettings) => Promise<void>
  /** Adds documents, or replaces those with the same `id`; makes the index where there is none. */
  upsert: (index: string, documents: readonly object[]) => Promise<void>
  remove: (index: string, ids: readonly number[]) => Promise<void>
  /** Gives the index of the first name the second one, at once; what had it is deleted. */
  replaceIndex: (names: { from: string; to: string }) => Promise<void>
}

/** Nobody answered, or not in time. */
export class SearchEngineAway extends Error {}

/** The engine answered at once that it will not do this: a missing index, a wrong key, a malformed question. */
export class SearchEngineRefused extends Error {}
