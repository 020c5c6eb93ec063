// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { packageFileFinder, pathNames } from './host/find-package-file.ts'
export type { LaunchToken, TokenVerdict } from './host/launch-token.ts'
export { asksForPage, missingFilePage } from './host/missing-file-page.ts'
export { packageHost } from './host/package-host.ts'
export { type PlayerAssets, loadPlayerAssets, servePlayerAsset } from './host/player-assets.ts'
export { playerPage } from './host/player-page.ts'
export { commitSchema, readBody, startSchema } from './host/read-commit.ts'
export { type FlightPart, flightSchema } from './host/read-flight.ts'
export { servePackageFile } from './host/serve-package-file.ts'
