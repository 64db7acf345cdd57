/**
 * @module
 * A goal as a graph of subtasks: planned by a model or by rules, worked on side by side, planned anew where it fails. The agent that
 * does all this is `Agent`, also at the root.
 */

// The agent
export { Agent, type AgentRun } from './agent.ts';
export type { AgentMemory, FinishedTask } from './agent-memory.ts';
export { AgentState } from './agent-state.ts';

// Tasks and plans
export { SubTask, type SubTaskPolicy, SubTaskStatus } from './sub-task.ts';
export { type Plan, planOf, Task } from './task.ts';

// Who plans, and who executes
export { ModelPlanner } from './model-planner.ts';
export { type Clarification, type PlanContext, type Planner } from './planner.ts';
export { PlanExecutor } from './plan-executor.ts';
export type { TaskEngine } from './task-engine.ts';
export type { TaskRecord } from './task-record.ts';
export { RuleBasedPlanner, type TaskTemplate } from './rule-based-planner.ts';

// What tasks leave in the log
export { type AgentTaskEvent, TASK_RUN } from './task-event.ts';
