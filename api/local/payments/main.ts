import * as v from 'valibot'
import { startPaymentService } from './start-payment-service.ts'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number), v.maxValue(65_535))
const httpUrl = v.pipe(
  v.string(),
  v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http or https address'),
)
const filled = v.pipe(v.string(), v.nonEmpty('must not be empty'))

const SETTINGS = v.object({
  PAYMENTS_PORT: port,
  PAYMENTS_DATA_DIR: filled,
  PAYMENTS_WEBHOOK_URL: httpUrl,
  PAYMENTS_WEBHOOK_SECRET: filled,
  PAYMENTS_CONNECT_WEBHOOK_SECRET: v.optional(filled),
  PAYMENTS_SECRET_KEY: v.pipe(v.string(), v.startsWith('sk_test_', 'must start with sk_test_')),
  PAYMENTS_PUBLIC_URL: v.optional(httpUrl),
})

await main()

async function main(): Promise<void> {
  const read = v.safeParse(SETTINGS, process.env)
  if (!read.success)
    return exitWithError(
      read.issues
        .map((issue) => `${v.getDotPath(issue)}: ${issue.received === 'undefined' ? 'is missing' : issue.message}`)
        .join('; '),
    )
  const settings = read.output
  const service = await startPaymentService({
    port: settings.PAYMENTS_PORT,
    data_dir: settings.PAYMENTS_DATA_DIR,
    secret_key: settings.PAYMENTS_SECRET_KEY,
    webhook_url: settings.PAYMENTS_WEBHOOK_URL,
    webhook_secret: settings.PAYMENTS_WEBHOOK_SECRET,
    connect_webhook_secret: settings.PAYMENTS_CONNECT_WEBHOOK_SECRET,
    public_url: settings.PAYMENTS_PUBLIC_URL,
  }).catch((error: Error) => exitWithError(error.message))
  if (!service) return

  const stop = () => void service.close().finally(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop)
  process.send?.({ type: 'ready', url: service.url })
  console.log(`Local payment service on ${service.url}`)
}

function exitWithError(message: string): undefined {
  console.error(`Local payment service: ${message}`)
  process.exitCode = 1
  if (process.connected) process.disconnect()
}
