import { startGooglePlaces } from './start-google-places.ts'

// Entry point of the local reviews service. Only start runs it.
const { PLACES_PORT, PLACES_KEY } = process.env
if (!PLACES_KEY) throw new Error('PLACES_KEY is not set: the service is started by `pnpm start`.')

const service = await startGooglePlaces({ port: Number(PLACES_PORT ?? 0), key: PLACES_KEY })
process.once('SIGTERM', () => void service.stop().then(() => process.exit(0)))
