// The AI SDK's own words for a model and a call. They stay inside this folder.
import type { LanguageModel } from 'ai';

export type SdkModel = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>;
export type SdkCall = Parameters<SdkModel['doGenerate']>[0];
export type SdkMessage = SdkCall['prompt'][number];
export type SdkResult = Awaited<ReturnType<SdkModel['doGenerate']>>;
export type SdkContent = SdkResult['content'][number];
export type SdkPart = Awaited<ReturnType<SdkModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;
export type AssistantPart = Extract<SdkMessage, { role: 'assistant' }>['content'][number];
