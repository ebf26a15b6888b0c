import { z } from 'zod';
import { ERROR_KINDS } from '../../src/engine/service/failure';
import { RULE_NAMES } from '../../src/engine/service/rules';
import type { Json } from '../../src/engine/service/values';

const json: z.ZodType<Json> = z.json();
const pairs = z.array(z.tuple([z.string(), json]).readonly()).readonly();
const events = z.array(z.tuple([z.string(), pairs]).readonly()).readonly();

const error = z.enum(ERROR_KINDS);

const failure = [
  z.strictObject({ kind: z.literal('no-session') }),
  z.strictObject({ kind: z.literal('error'), error }),
] as const;

const plain = [
  z.strictObject({ kind: z.literal('done') }),
  z.strictObject({ kind: z.literal('value'), value: json }),
  z.strictObject({ kind: z.literal('no-key') }),
  z.strictObject({ kind: z.literal('state'), state: pairs }),
  z.strictObject({ kind: z.literal('events'), events }),
  z.strictObject({ kind: z.literal('not-offered') }),
  ...failure,
] as const;

const session = z.strictObject({
  kind: z.literal('session'),
  session: z.string(),
  state: pairs,
  events,
});

const sessions = z.strictObject({
  kind: z.literal('sessions'),
  sessions: z
    .array(z.strictObject({ user: z.string(), session: z.string(), state: pairs, events }))
    .readonly(),
});

/** What a runtime answers to a step. */
export const answerSchema = z.discriminatedUnion('kind', [...plain, session, sessions]);

export type Answer = z.infer<typeof answerSchema>;

const expectation = z.discriminatedUnion('kind', [
  ...plain,
  session.partial({ session: true, state: true, events: true }),
  sessions,
]);

const ids = { app: z.string(), user: z.string(), session: z.string() };
const said = { process: z.string().optional(), expect: expectation.optional() };
const event = { event: z.string(), at: z.number() };

const step = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('create'),
    as: z.string(),
    app: z.string(),
    user: z.string(),
    session: z.string().optional(),
    state: pairs.optional(),
    ...said,
  }),
  z.strictObject({
    op: z.literal('get'),
    as: z.string(),
    ...ids,
    recent: z.int().optional(),
    after: z.number().optional(),
    ...said,
  }),
  z.strictObject({
    op: z.literal('list'),
    app: z.string(),
    user: z.string().optional(),
    ...said,
  }),
  z.strictObject({ op: z.literal('listEvents'), ...ids, ...said }),
  z.strictObject({
    op: z.literal('append'),
    on: z.string(),
    ...event,
    author: z.enum(['agent', 'user']),
    delta: pairs,
    removes: z.array(z.string()).optional(),
    partial: z.literal(true).optional(),
    ...said,
  }),
  z.strictObject({
    op: z.literal('assign'),
    on: z.string(),
    key: z.string(),
    value: json,
    ...said,
  }),
  z.strictObject({
    op: z.literal('change'),
    on: z.string(),
    key: z.string(),
    name: z.string(),
    value: json,
    ...said,
  }),
  z.strictObject({
    op: z.literal('contextWrite'),
    on: z.string(),
    key: z.string(),
    value: json,
    ...said,
  }),
  z.strictObject({ op: z.literal('yield'), on: z.string(), ...event, ...said }),
  z.strictObject({ op: z.literal('delete'), ...ids, ...said }),
  z.strictObject({ op: z.literal('restart'), ...said }),
  z.strictObject({ op: z.literal('read'), on: z.string(), key: z.string(), ...said }),
  z.strictObject({ op: z.literal('state'), on: z.string(), ...said }),
]);

export type CaseStep = z.infer<typeof step>;

const caseSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** What the case is about, in one sentence. */
  about: z.string().min(1),
  /** Where it was reported, when it was. */
  source: z.string().min(1).optional(),
  /** The rules that the case shows at work in some runtime. */
  shows: z.array(z.enum(RULE_NAMES)),
  steps: z.array(step).min(1),
});

export type Case = z.infer<typeof caseSchema>;

/** A file of cases. */
export const casesSchema = z.array(caseSchema);

/** What a runtime answered, case by case. */
export const recordingSchema = z.strictObject({
  runtime: z.string(),
  package: z.string(),
  version: z.string(),
  /** The day of the recording, which is not compared. */
  recorded: z.iso.date(),
  /** The databases that all gave these answers; none for a service that keeps everything in memory. */
  databases: z.array(z.enum(['sqlite', 'postgres'])),
  answers: z.record(z.string(), z.array(answerSchema)),
});

export type Recording = z.infer<typeof recordingSchema>;
