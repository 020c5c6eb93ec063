/** One launchable (or structural) item of a package, as declared in its manifest. */
export type PackageItem = {
  identifier: string
  title: string
  /** URL relative to the package root: path, query and fragment, encoded. */
  launch: string
  mastery_score: number | null
  max_time_allowed: string | null
  time_limit_action: string | null
  launch_data: string | null
  prerequisites: string | null
  parameters: string
  visible: boolean
  sco: boolean
  /** identifiers of its ancestors, since prerequisites may name a heading */
  ancestors: string[]
}
