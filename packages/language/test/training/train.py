"""Trains the reader of messages: `python3 packages/language/test/training/train.py DATA WEIGHTS`. DATA is what prepare.ts wrote.

A table of hashed features, summed for each token; two layers of gated recurrent units in both directions; and from their states which
part a token has (outside, begins a request, inside), its slot, and for each request its act.
"""
import json, math, os, sys, time
import numpy as np
import torch
from torch import nn

torch.manual_seed(11)
np.random.seed(11)
torch.set_num_threads(int(os.environ.get('THREADS', '2')))
torch.use_deterministic_algorithms(True, warn_only=True)

DATA, OUT = sys.argv[1], sys.argv[2]
EPOCHS = int(os.environ.get('EPOCHS', '6'))
WIDTH = int(os.environ.get('WIDTH', '64'))
HIDDEN = int(os.environ.get('HIDDEN', '128'))
BATCH = int(os.environ.get('BATCH', '64'))
DROP = float(os.environ.get('DROP', '0.2'))
FORGET = float(os.environ.get('FORGET', '0.25'))
ACTS = 192
RATE = float(os.environ.get('RATE', '0.1'))
ROWS = 1 << 17


class Set:
    def __init__(self, name):
        read = lambda part, kind: np.fromfile(f'{DATA}/{name}.{part}.bin', dtype=kind)
        self.features = read('features', np.uint32).astype(np.int64)
        self.feature_ends = read('featureEnds', np.uint32).astype(np.int64)
        self.parts = read('parts', np.uint8).astype(np.int64)
        self.slots = read('slots', np.uint8).astype(np.int64)
        self.owners = read('owners', np.int8).astype(np.int64)
        self.token_ends = read('tokenEnds', np.uint32).astype(np.int64)
        self.acts = read('acts', np.int16).astype(np.int64)
        self.request_ends = read('requestEnds', np.uint32).astype(np.int64)
        self.before = read('before', np.uint32).astype(np.int64)
        self.before_ends = read('beforeEnds', np.uint32).astype(np.int64)
        self.meta = json.load(open(f'{DATA}/{name}.meta.json'))
        self.count = len(self.token_ends)

    def span(self, ends, at):
        return (int(ends[at - 1]) if at > 0 else 0), int(ends[at])

    def batch(self, ids):
        """Padded by tokens. In front of each message stand the acts of the one before."""
        lists, offsets, lengths = [], [0], []
        rows = []
        for at in ids:
            t0, t1 = self.span(self.token_ends, at)
            b0, b1 = self.span(self.before_ends, at)
            rows.append((t0, t1, b0, b1))
        longest = max(t1 - t0 + b1 - b0 for t0, t1, b0, b1 in rows)
        parts = np.full((len(ids), longest), -1)
        slots = np.full((len(ids), longest), -1)
        mask = np.zeros((len(ids), longest), dtype=bool)
        spans, acts = [], []
        position = 0
        place = np.zeros((len(ids), longest), dtype=np.int64)
        flat, bag = [], [0]
        for row, ((t0, t1, b0, b1), at) in enumerate(zip(rows, ids)):
            lead = b1 - b0
            for b in range(b0, b1):
                flat.append(self.before[b:b + 1])
                bag.append(bag[-1] + 1)
            for t in range(t0, t1):
                f0, f1 = self.span(self.feature_ends, t)
                flat.append(self.features[f0:f1])
                bag.append(bag[-1] + f1 - f0)
            n = t1 - t0
            parts[row, lead:lead + n] = self.parts[t0:t1]
            slots[row, lead:lead + n] = self.slots[t0:t1]
            mask[row, :lead + n] = True
            lengths.append(lead + n)
            place[row, :lead + n] = np.arange(position, position + lead + n)
            position += lead + n
            r0, r1 = self.span(self.request_ends, at)
            owners = self.owners[t0:t1]
            for r in range(r0, r1):
                inside = np.nonzero(owners == r - r0)[0]
                if len(inside) == 0:
                    continue
                spans.append((row, lead + int(inside[0]), lead + int(inside[-1]) + 1))
                acts.append(self.acts[r])
        flat = torch.from_numpy(np.concatenate(flat))
        bag = torch.from_numpy(np.array(bag[:-1]))
        return (flat, bag, torch.from_numpy(place), torch.tensor(lengths), torch.from_numpy(mask),
                torch.from_numpy(parts), torch.from_numpy(slots), spans, torch.tensor(acts))


class Block(nn.Module):
    """What stands up to `reach` tokens before and behind, added to what a token says itself."""

    def __init__(self, width, reach):
        super().__init__()
        self.reach = reach
        self.norm = nn.LayerNorm(width)
        self.mix = nn.Linear(3 * width, width)
        self.drop = nn.Dropout(DROP)

    def forward(self, x, mask):
        y = self.norm(x) * mask
        pad = nn.functional.pad(y, (0, 0, self.reach, self.reach))
        length = y.shape[1]
        near = torch.cat([pad[:, :length], y, pad[:, 2 * self.reach:]], 2)
        return (x + self.drop(torch.relu(self.mix(near)))) * mask


class Attend(nn.Module):
    def __init__(self, width, heads=4):
        super().__init__()
        self.heads = heads
        self.norm = nn.LayerNorm(width)
        self.all = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.drop = nn.Dropout(DROP)

    def forward(self, x, mask):
        b, l, w = x.shape
        q, k, v = self.all(self.norm(x)).view(b, l, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4)
        score = q @ k.transpose(2, 3) / math.sqrt(w // self.heads)
        score = score.masked_fill(mask.view(b, 1, 1, l) == 0, -1e9)
        y = (score.softmax(3) @ v).permute(0, 2, 1, 3).reshape(b, l, w)
        return (x + self.drop(self.out(y))) * mask


class Reader(nn.Module):
    def __init__(self, acts, slots):
        super().__init__()
        self.table = nn.Parameter(torch.randn(ROWS, WIDTH) * 0.02, requires_grad=False)
        self.seen = torch.zeros(ROWS)
        self.first = nn.Linear(WIDTH, HIDDEN)
        self.blocks = nn.ModuleList([Block(HIDDEN, 1), Block(HIDDEN, 2), Block(HIDDEN, 4)])
        self.norm = nn.LayerNorm(HIDDEN)
        self.drop = nn.Dropout(DROP)
        self.part = nn.Linear(HIDDEN, 3)
        self.slot = nn.Linear(HIDDEN, 2 * slots + 1)
        self.weigh = nn.Linear(HIDDEN, 1)
        self.act = nn.Linear(2 * HIDDEN + WIDTH, acts)

    def states(self, flat, bag, place, lengths):
        some, where = torch.unique(flat, return_inverse=True)
        self.some = some
        self.rows = self.table[some].requires_grad_(self.training)
        if self.training:
            weights = (torch.rand(len(flat)) > FORGET).float() / (1 - FORGET)
        else:
            weights = torch.ones(len(flat))
        tokens = nn.functional.embedding_bag(where, self.rows, bag, mode='sum', per_sample_weights=weights)
        words = tokens[place]
        mask = (torch.arange(place.shape[1])[None] < lengths[:, None]).float().unsqueeze(2)
        x = torch.relu(self.first(self.drop(words))) * mask
        for block in self.blocks:
            x = block(x, mask)
        return words, self.norm(x)

    def learn_table(self, rate):
        g = self.rows.grad
        self.seen[self.some] += (g * g).mean(1)
        self.table.data[self.some] -= rate * g / (self.seen[self.some].sqrt() + 1e-8).unsqueeze(1)

    def acts_of(self, words, out, spans):
        rows = torch.tensor([r for r, _, _ in spans])
        starts = torch.tensor([s for _, s, _ in spans])
        ends = torch.tensor([e for _, _, e in spans])
        at = torch.arange(out.shape[1])[None]
        inside = ((at >= starts[:, None]) & (at < ends[:, None])).unsqueeze(2)
        states = out[rows]
        score = self.weigh(states).masked_fill(~inside, -1e9).softmax(1)
        pooled = (score * states).sum(1)
        top = states.masked_fill(~inside, -1e9).max(1).values
        sum = (words[rows] * inside).sum(1) / (10 * inside.sum(1)).sqrt()
        return self.act(torch.cat([self.drop(pooled), self.drop(top), sum], 1))


def find_spans(parts, mask, slack=None):
    """Requests by the part of each token: a begin, and what is inside behind it."""
    found = []
    for row in range(parts.shape[0]):
        start = None
        for at in range(parts.shape[1]):
            if not mask[row, at]:
                break
            part = int(parts[row, at])
            if part == 1 or (part == 2 and start is None):
                if start is not None:
                    found.append((row, start, at))
                start = at
            elif part == 0 and start is not None:
                found.append((row, start, at))
                start = None
        if start is not None:
            end = int(mask[row].sum())
            found.append((row, start, end))
    return found


def evaluate(model, data, ids=None):
    """Whole messages whose requests are all right; acts given the true stretches; slots by F1."""
    model.eval()
    ids = list(range(data.count)) if ids is None else ids
    ids.sort(key=lambda at: data.token_ends[at] - (data.token_ends[at - 1] if at else 0))
    per = {}
    hits = total = 0
    tp = fp = fn = 0
    logits_all, acts_all = [], []
    with torch.no_grad():
        for start in range(0, len(ids), 128):
            chunk = ids[start:start + 128]
            flat, bag, place, lengths, mask, parts, slots, spans, acts = data.batch(chunk)
            words, out = model.states(flat, bag, place, lengths)
            logits = model.acts_of(words, out, spans)
            logits_all.append(logits); acts_all.append(acts)
            given = logits.argmax(1)
            hits += int((given == acts).sum()); total += len(acts)
            truth = {}
            for (row, _, _), act in zip(spans, acts.tolist()):
                truth.setdefault(row, []).append(act)
            p = model.part(out).argmax(2)
            p[parts < 0] = 0
            own = find_spans(p, mask.numpy())
            said = {}
            if own:
                for (row, _, _), act in zip(own, model.acts_of(words, out, own).argmax(1).tolist()):
                    said.setdefault(row, []).append(act)
            s = model.slot(out).argmax(2)
            known = slots >= 0
            tp += int(((s == slots) & known & (slots > 0)).sum())
            fp += int(((s != slots) & known & (s > 0)).sum())
            fn += int(((s != slots) & known & (slots > 0)).sum())
            for row, at in enumerate(chunk):
                language = data.meta['rows'][at]['language']
                cell = per.setdefault(language, [0, 0])
                cell[1] += 1
                cell[0] += said.get(row, []) == truth.get(row, [])
    whole = sum(c[0] for c in per.values()) / sum(c[1] for c in per.values())
    return {'whole': round(whole, 4), 'act': round(hits / total, 4), 'slotF1': round(2 * tp / (2 * tp + fp + fn), 4),
            **{k: round(c[0] / c[1], 3) for k, c in sorted(per.items())}}, torch.cat(logits_all), torch.cat(acts_all)


def temperature_of(logits, acts):
    """What the figures are divided by so that the likelihood of what an unread author meant is greatest."""
    tries = [(float(nn.functional.cross_entropy(logits / t, acts)), t) for t in (0.6 + 0.1 * k for k in range(40))]
    return round(min(tries)[1], 2)


def write(model, meta, temperature, path):
    """Header, table by bytes, matrices: see packages/language/src/reader/weights.ts."""
    table = model.table.detach().clone()
    table[model.seen == 0] = 0
    scales = table.abs().max(1).values / 127
    steps = torch.where(scales > 0, scales, torch.ones_like(scales))
    bytes_ = (table / steps[:, None]).round().clamp(-127, 127).to(torch.int8)
    matrices = [(n, p.detach().float().reshape(p.shape[0], -1)) for n, p in model.named_parameters() if n != 'table']
    header = json.dumps({
        'acts': meta['acts'], 'slots': meta['slots'], 'reaches': [block.reach for block in model.blocks],
        'temperature': temperature, 'learnedFrom': meta['learnedFrom'], 'width': WIDTH, 'featureRows': ROWS,
        'matrices': [{'name': n, 'rows': m.shape[0], 'columns': m.shape[1]} for n, m in matrices],
    }).encode()
    with open(path, 'wb') as file:
        file.write(len(header).to_bytes(4, 'little') + header)
        file.write(bytes_.numpy().tobytes())
        file.write(scales.float().numpy().tobytes())
        for _, matrix in matrices:
            file.write(matrix.contiguous().numpy().tobytes())


def main():
    train, grammar, tune = Set('train'), Set('grammar'), Set('tune')
    model = Reader(len(train.meta['acts']), len(train.meta['slots']))
    rest = [p for n, p in model.named_parameters() if not n.startswith('table')]
    slow = torch.optim.AdamW(rest, lr=2e-3, weight_decay=0.01)
    by_message = {}
    for at, row in enumerate(train.meta['rows']):
        by_message.setdefault(row['message'], []).append(at)
    messages = list(by_message.values())
    share = int(os.environ.get('GENERATED', '12000'))
    order = np.random.permutation(grammar.count)
    steps_all = EPOCHS * (len(messages) + share) // BATCH
    step = 0
    began = time.time()
    smooth = nn.CrossEntropyLoss(label_smoothing=0.05)
    plain = nn.CrossEntropyLoss(ignore_index=-1)
    best = 0
    for epoch in range(EPOCHS):
        model.train()
        ids = [(train, v[epoch % len(v)]) for v in messages]
        ids += [(grammar, int(order[(epoch * share + k) % grammar.count])) for k in range(share)]
        size = lambda d, at: int(d.token_ends[at] - (d.token_ends[at - 1] if at else 0))
        np.random.shuffle(ids)
        # Batches of about one length, each of one set.
        batches = []
        for data in (train, grammar):
            own = [at for d, at in ids if d is data]
            for pool in range(0, len(own), BATCH * 40):
                some = sorted(own[pool:pool + BATCH * 40], key=lambda at: size(data, at))
                batches += [(data, some[k:k + BATCH]) for k in range(0, len(some), BATCH)]
        np.random.shuffle(batches)
        losses = 0
        for data, chunk in batches:
            rate = min(1, (step + 1) / 50) * (0.5 * (1 + math.cos(math.pi * min(1, step / steps_all))) + 0.02)
            for g in slow.param_groups:
                g['lr'] = 4e-3 * rate
            flat, bag, place, lengths, mask, parts, slots, spans, acts = data.batch(chunk)
            words, out = model.states(flat, bag, place, lengths)
            loss = 1.0 * smooth(model.acts_of(words, out, spans), acts) \
                + 0.5 * plain(model.part(out).flatten(0, 1), parts.flatten()) \
                + 0.7 * plain(model.slot(out).flatten(0, 1), slots.flatten())
            slow.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(rest, 1.0)
            slow.step(); model.learn_table(RATE * rate)
            losses += loss.item(); step += 1
        figures, logits, acts = evaluate(model, tune, list(range(0, tune.count, 1 if epoch == EPOCHS - 1 else 4)))
        print(f'epoch {epoch + 1}/{EPOCHS} loss {losses / len(batches):.3f} {time.time() - began:.0f}s', json.dumps(figures), flush=True)
    temperature = temperature_of(logits, acts)
    print('temperature', temperature)
    write(model, train.meta, temperature, OUT)


if __name__ == '__main__':
    main()
