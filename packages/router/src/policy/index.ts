/**
 * @module
 * Rules as data: whether a tool may be called, decided from facts, with reasons. The language is described in README.md
 * beside this file.
 */

// A policy, and what it says
export { InvalidPolicyError, parsePolicy } from './parse-policy.ts';
export type { Policy } from './policy.ts';
export type {
  FiredRule,
  PolicyCall,
  PolicyCheck,
  PolicyContext,
  PolicyDecision,
  PolicyEffect,
  PolicyEngine,
  PolicySeverity,
} from './decision.ts';

// Instead of one, and beside one
export { NullPolicy, ShadowedPolicy } from './engines.ts';

// What a change would change
export { type DryRun, dryRun } from './dry-run.ts';
export { diffPolicies, type PolicyChange, type PolicyDiff } from './diff-policies.ts';
export type { Scope } from './language/condition.ts';
