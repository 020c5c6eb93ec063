import { answerInThread } from '../../../kernel/answer-in-thread.ts'
import { firstOverflowingText } from './first-unfitting-text.ts'

answerInThread(firstOverflowingText)
