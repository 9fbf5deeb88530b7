"""/usr/bin/python3 packages/extraction/src/ocr/teach/train-layer.py FOLDER OUT [--epochs N] [--start taught-layer.bin]

Trains the taught layer of the recogniser on what write-features.ts and write-layer.ts wrote to FOLDER, and writes it to OUT
(taught-layer.bin, taught-layer.json). The makers' layer is held as it is: only what stands beside it learns. Needs Debian's
python3-torch. The lines of part 0 are trained on; part 1 chooses the epoch; part 2 is measured once, at the end.
"""

import argparse
import json
import math
import unicodedata
from pathlib import Path

import numpy
import torch

BATCH = 64
RATE = 3e-3
INPUTS = 120
# Units that see a step and the two next to it.
WIDTH = 64
# How likely a taught character must be against all of the makers' to stand in their place (SURE in read-strip.ts).
SURE = 0.9
# Steps from one character to the next, at most (with-taught.ts).
NEXT = 3.5

options = argparse.ArgumentParser()
options.add_argument("folder", type=Path)
options.add_argument("out", type=Path)
options.add_argument("--epochs", type=int, default=12)
options.add_argument("--start", type=Path, help="a taught-layer.bin to go on from")
given = options.parse_args()
folder, out = given.folder, given.out
torch.manual_seed(1)
torch.set_num_threads(1)

initial = json.loads((folder / "layer.json").read_text())
makers, taught = initial["texts"][: initial["kept"]], initial["taught"]
kept = len(makers)
figures = numpy.fromfile(folder / "layer.bin", dtype="<f4")
weights = torch.tensor(figures[: INPUTS * len(initial["texts"])].reshape(INPUTS, -1))
bias = torch.tensor(figures[INPUTS * len(initial["texts"]) :])
makers_weights, makers_bias = weights[:, :kept].contiguous(), bias[:kept].contiguous()
# A taught character begins as the makers' column of it, which hardly ever wins, or of its likeness.
origins = [max(at for at, text in enumerate(initial["texts"]) if text == sign) for sign in taught]
texts = makers + taught
# Columns that read as the same text are one to the loss; the first text is nothing.
unique = [""] + sorted({text for text in texts if text != ""})
index_of = {text: index for index, text in enumerate(unique)}
first_column = torch.tensor([texts.index(text) for text in unique])
further = [(column, index_of[text]) for column, text in enumerate(texts) if texts.index(text) != column]
further_columns, further_texts = (torch.tensor(part) for part in zip(*further))


def lines_of(part):
    found = []
    for path in sorted(folder.glob("lines-*.json")):
        shard = path.stem.split("-")[1]
        features = numpy.memmap(folder / f"features-{shard}.bin", dtype="<f4", mode="r")
        at = 0
        for line in json.loads(path.read_text()):
            size = line["steps"] * INPUTS
            text = line["text"]
            needs = len(text) + sum(a == b for a, b in zip(text, text[1:]))
            if line["part"] == part and needs <= line["steps"] and all(sign in index_of for sign in text):
                own = torch.from_numpy(numpy.array(features[at : at + size]).reshape(line["steps"], INPUTS))
                found.append((own, text))
            at += size
    return found


class Layer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.straight = torch.nn.Parameter(weights[:, origins].clone())
        self.bias = torch.nn.Parameter(bias[origins].clone())
        self.wide = torch.nn.Conv1d(INPUTS, WIDTH, 3, padding=1)
        self.narrow = torch.nn.Parameter(torch.zeros(WIDTH, len(taught)))

    def parts(self):
        """In the order of the file, which taught-layer.ts reads."""
        return [self.straight, self.bias, self.wide.weight, self.wide.bias, self.narrow]

    def both(self, features):
        """What the makers' layer gives, and what stands beside it."""
        units = torch.relu(self.wide(features.transpose(1, 2))).transpose(1, 2)
        return features @ makers_weights + makers_bias, features @ self.straight + self.bias + units @ self.narrow

    def forward(self, features):
        likelihoods = torch.softmax(torch.cat(self.both(features), -1), -1)
        merged = likelihoods[..., first_column].index_add(-1, further_texts, likelihoods[..., further_columns])
        return torch.log(merged + 1e-12)


def batched(lines, size):
    for at in range(0, len(lines), size):
        part = lines[at : at + size]
        lengths = torch.tensor([len(own) for own, _ in part])
        padded = torch.nn.utils.rnn.pad_sequence([own for own, _ in part], batch_first=True)
        targets = torch.tensor([index_of[sign] for _, text in part for sign in text])
        sizes = torch.tensor([len(text) for _, text in part])
        yield padded, lengths, targets, sizes, [text for _, text in part]


def runs_of(texts_of_steps):
    """Steps in a row that read the same, without those of nothing: text, first step, and the one behind the last."""
    runs = []
    for step, text in enumerate(texts_of_steps):
        if runs and runs[-1][0] == text:
            runs[-1][2] = step + 1
        else:
            runs.append([text, step, step + 1])
    return [run for run in runs if run[0] != ""]


def among_figures(own, run):
    """No letter with a mark stands next to a figure, and no sign between two."""
    beside = [other for other in own if other[0] != " " and not is_over(run, other)]
    before = [other for other in beside if other[2] <= run[1]]
    after = [other for other in beside if other[1] >= run[2]]
    is_figure = lambda other: other[0].isdigit() and abs(other[1] + other[2] - run[1] - run[2]) / 2 <= NEXT
    figures = [any(map(is_figure, side)) for side in (before[-1:], after[:1])]
    return any(figures) if unicodedata.category(run[0]) in ("Lu", "Ll") else all(figures)


def is_over(run, other):
    return run[1] < other[2] and other[1] < run[2]


def with_taught(own, told):
    """As with-taught.ts does it: a character of which a step is taken is taken whole."""
    told = [run for run in told if not among_figures(own, run)]
    kept_runs = [run for run in own if run[0] == " " or not any(is_over(run, other) for other in told)]
    return "".join(run[0] for run in sorted(kept_runs + told, key=lambda run: run[1] + run[2]))


def read(layer, lines):
    """Of each line what it says, what the makers' layer reads, and what is read with the taught one beside it."""
    with torch.no_grad():
        for padded, lengths, _, _, wanted in batched(lines, 128):
            own, beside = layer.both(padded)
            odds, places = torch.sigmoid(beside - own.logsumexp(-1, keepdim=True)).max(-1)
            best = own.argmax(-1)
            for row, length, text in zip(range(len(wanted)), lengths.tolist(), wanted):
                own_runs = runs_of([makers[at] for at in best[row, :length].tolist()])
                steps = zip(places[row, :length].tolist(), odds[row, :length].tolist())
                told = runs_of([taught[at] if sure > SURE else "" for at, sure in steps])
                yield text, "".join(run[0] for run in own_runs), with_taught(own_runs, told)


def aligned(wanted, got):
    """The pairs of an alignment with the fewest changes; None where one side has nothing."""
    rows, columns = len(wanted) + 1, len(got) + 1
    cost = [[max(i, j) if i == 0 or j == 0 else 0 for j in range(columns)] for i in range(rows)]
    for i in range(1, rows):
        for j in range(1, columns):
            same = cost[i - 1][j - 1] + (wanted[i - 1] != got[j - 1])
            cost[i][j] = min(same, cost[i - 1][j] + 1, cost[i][j - 1] + 1)
    i, j, pairs = rows - 1, columns - 1, []
    while i > 0 or j > 0:
        if i > 0 and j > 0 and cost[i][j] == cost[i - 1][j - 1] + (wanted[i - 1] != got[j - 1]):
            pairs.append((wanted[i - 1], got[j - 1]))
            i, j = i - 1, j - 1
        elif i > 0 and cost[i][j] == cost[i - 1][j] + 1:
            pairs.append((wanted[i - 1], None))
            i -= 1
        else:
            pairs.append((None, got[j - 1]))
            j -= 1
    return pairs


def measure(readings):
    """Of pairs of what a line says and how it was read."""
    right, all_of, plain, plain_wrong, figures_all, figures_wrong, added = {}, {}, 0, 0, 0, 0, 0
    for text, got in readings:
        # Spaces are cut by blank columns in the product, not by the network.
        for wanted, read_as in aligned(text.replace(" ", ""), got.replace(" ", "")):
            if wanted is None:
                added += 1
            elif wanted in taught:
                all_of[wanted] = all_of.get(wanted, 0) + 1
                right[wanted] = right.get(wanted, 0) + (wanted == read_as)
            else:
                plain += 1
                plain_wrong += wanted != read_as
                if wanted.isdigit():
                    figures_all += 1
                    figures_wrong += wanted != read_as
    return {
        "taught": sum(right.values()) / max(1, sum(all_of.values())),
        "plain": 1 - plain_wrong / max(1, plain),
        "figures": 1 - figures_wrong / max(1, figures_all),
        "plainWrong": plain_wrong,
        "figuresWrong": figures_wrong,
        "added": added,
        "byCharacter": {sign: [right.get(sign, 0), count] for sign, count in sorted(all_of.items())},
    }


def before_and_after(layer, lines):
    """The figures of the makers' layer and of both; and of lines with nothing to be taught, how many read otherwise with both."""
    readings = list(read(layer, lines))
    plain = [(own, both) for text, own, both in readings if not set(text) & set(taught)]
    changed = sum(own != both for own, both in plain)
    before = measure([(text, own) for text, own, _ in readings])
    after = measure([(text, both) for text, _, both in readings])
    return before, {**after, "plainLinesChanged": changed, "plainLines": len(plain)}


def short(figures_of):
    return {name: round(value, 5) for name, value in figures_of.items() if name != "byCharacter"}


train, choose, test = lines_of(0), lines_of(1), lines_of(2)
print(len(train), len(choose), len(test), "lines", flush=True)
layer = Layer()
if given.start is not None:
    values, at = torch.tensor(numpy.fromfile(given.start, dtype="<f4")), 0
    for part in layer.parts():
        part.data = values[at : at + part.numel()].reshape(part.shape).clone()
        at += part.numel()
optimizer = torch.optim.Adam(layer.parameters(), lr=RATE)
schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, max(1, given.epochs))
loss_of = torch.nn.CTCLoss(zero_infinity=True)
best, best_score = [part.detach().clone() for part in layer.parts()], -math.inf
for epoch in range(given.epochs):
    order = torch.randperm(len(train)).tolist()
    # Lines of like length side by side spare padding.
    pools = [sorted(order[at : at + BATCH * 20], key=lambda line: len(train[line][0])) for at in range(0, len(order), BATCH * 20)]
    shuffled = [train[line] for pool in pools for line in pool]
    total = 0.0
    for padded, lengths, targets, sizes, _ in batched(shuffled, BATCH):
        loss = loss_of(layer(padded).transpose(0, 1), targets, lengths, sizes)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.item()
    schedule.step()
    if epoch % 3 == 2 or epoch == given.epochs - 1:
        before, after = before_and_after(layer, choose)
        # A plain character lost weighs more than a taught one gained.
        score = after["taught"] + 10 * after["plain"] + 10 * after["figures"]
        print(epoch, round(total / math.ceil(len(train) / BATCH), 4), short(before), short(after), flush=True)
        if score > best_score:
            best_score, best = score, [part.detach().clone() for part in layer.parts()]
for part, value in zip(layer.parts(), best):
    part.data = value
before, after = before_and_after(layer, test)
print("test before", short(before))
print("test after", short(after))
for sign, (right, count) in after["byCharacter"].items():
    print(f"{sign} {before['byCharacter'][sign][0]}/{count} -> {right}/{count}")
out.mkdir(parents=True, exist_ok=True)
numpy.concatenate([part.numpy().reshape(-1) for part in best]).astype("<f4").tofile(out / "taught-layer.bin")
(out / "taught-layer.json").write_text(json.dumps({"width": WIDTH, "texts": taught}, ensure_ascii=False, indent=2) + "\n")
(out / "figures.json").write_text(json.dumps({"before": before, "after": after}, ensure_ascii=False, indent=1) + "\n")
