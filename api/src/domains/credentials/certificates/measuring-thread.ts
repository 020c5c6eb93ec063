import { answerInThread } from '../../../kernel/answer-in-thread.ts'
import { firstUnfittingText } from './first-unfitting-text.ts'

answerInThread(firstUnfittingText)
