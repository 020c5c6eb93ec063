/** One launchable (or structural) item of a package, as its manifest declares it. */
export type PackageItem = {
  identifier: string
  title: string
  /** URL below the package's root: file, query and fragment, encoded. */
  launch: string
  mastery_score: number | null
  max_time_allowed: string | null
  time_limit_action: string | null
  launch_data: string | null
  prerequisites: string | null
  parameters: string
  visible: boolean
  sco: boolean
  /** identifiers of the items above it: prerequisites may name a heading */
  ancestors: string[]
}
